/// \file
/// What happens to a hand in a game. The C library has no such functions: a program changes the
/// struct, and the library tells whether that is a hand.

#ifndef TENPAI_CHANGES_HPP
#define TENPAI_CHANGES_HPP

#include "hand.hpp"

namespace tenpai {

namespace detail {

/// A hand on the way to another.
class Change {
public:
    explicit Change(Hand& hand) noexcept : hand_(hand), next_(hand.raw()) {}

    Change& expect(Turn turn) noexcept {
        if (hand_.turn() != turn) {
            const bool is_early = turn == Turn::to_draw;
            fail(MessageWriter(Status::wrong_turn)
                     .add(is_early ? "the hand has to discard first: it has "
                                   : "the hand has to draw first: it has ")
                     .add_number(static_cast<std::uint64_t>(hand_.size()))
                     .add(is_early ? " concealed, and this takes 1, 4, 7, 10 or 13"
                                   : " concealed, and this takes 2, 5, 8, 11 or 14")
                     .error());
        }
        return *this;
    }

    Change& expect_known_melds() noexcept {
        if (hand_.melds_are_assumed()) {
            fail(MessageWriter(Status::melds_assumed)
                     .add("the melds of this hand are not known: name them before it calls")
                     .error());
        }
        return *this;
    }

    /// That not all copies of the piece are in the hand already, concealed or in melds.
    Change& expect_room_for(Piece piece) noexcept {
        if (is_right()) {
            const tenpai_hand next = next_;
            next_ = hand_.raw();
            put(piece);
            check();
            next_ = next;
        }
        return *this;
    }

    Change& put(Piece piece) noexcept {
        next_.counts[piece.tile().index()]++;
        if (piece.is_red()) {
            next_.red_fives[static_cast<std::size_t>(piece.tile().suit())]++;
        }
        return *this;
    }

    /// Takes one away, of so many that are wanted.
    Change& take(Piece piece, int wanted) noexcept {
        const int held = hand_.count(piece);
        if (held < wanted) {
            return not_held(piece, wanted, held);
        }
        next_.counts[piece.tile().index()]--;
        if (piece.is_red()) {
            next_.red_fives[static_cast<std::size_t>(piece.tile().suit())]--;
        }
        return *this;
    }

    /// Takes so many away, red or not, and all of them.
    Change& take_all(Tile tile, int wanted) noexcept {
        const int held = hand_.count(tile);
        if (held < wanted) {
            return not_held(tile, wanted, held);
        }
        next_.counts[tile.index()] = 0;
        if (tile.rank() == 5 && !tile.is_honour()) {
            next_.red_fives[static_cast<std::size_t>(tile.suit())] = 0;
        }
        return *this;
    }

    Change& lay(MeldKind kind, Tile lowest, int red_fives) noexcept {
        // A hand with four melds has too few concealed tiles for another: there always is a place.
        if (is_right()) {
            require(next_.meld_count < TENPAI_MAX_MELDS);
            set(next_.meld_count, kind, lowest, red_fives);
            next_.meld_count++;
        }
        return *this;
    }

    /// Makes a kan of a pon.
    Change& add_to_pon(Piece piece) noexcept {
        for (std::size_t place = 0; place < next_.meld_count; place++) {
            if (next_.meld_kinds[place] == TENPAI_MELD_PON &&
                next_.meld_tiles[place] == piece.tile().index()) {
                const int red_fives = next_.meld_red_fives[place] + (piece.is_red() ? 1 : 0);
                fail(Meld::try_of(MeldKind::open_kan, piece.tile(), red_fives).error());
                set(place, MeldKind::open_kan, piece.tile(), red_fives);
                return *this;
            }
        }
        return fail(about(Status::bad_call, piece.tile())
                        .add("there is no pon of ")
                        .add(piece.tile().to_text())
                        .add(" to add to")
                        .error());
    }

    /// With the first error it stays as it is; an error of `Status::ok` is none.
    Change& fail(const Error& error) noexcept {
        if (is_right()) {
            error_ = error;
        }
        return *this;
    }

    /// The hand becomes the other, if that is one.
    Result<void> done() noexcept {
        check();
        if (is_right()) {
            hand_.raw_ = next_;
        }
        return error_;
    }

    static MessageWriter about(Status status, Tile tile) noexcept {
        return MessageWriter(status).about_tile(static_cast<std::uint8_t>(tile.index()));
    }

private:
    [[nodiscard]] bool is_right() const noexcept { return error_.status() == Status::ok; }

    void check() noexcept {
        tenpai_error error;
        if (is_right() && tenpai_hand_check(&next_, &error) != TENPAI_OK) {
            error_ = Error(error);
        }
    }

    void set(std::size_t place, MeldKind kind, Tile lowest, int red_fives) noexcept {
        next_.meld_kinds[place] = static_cast<std::uint8_t>(kind);
        next_.meld_tiles[place] = static_cast<std::uint8_t>(lowest.index());
        next_.meld_red_fives[place] = static_cast<std::uint8_t>(red_fives);
    }

    Change& not_held(Piece piece, int wanted, int held) noexcept {
        MessageWriter writer = about(Status::not_held, piece.tile());
        if (held == 0) {
            writer.add(piece.to_text()).add(" is not among the concealed tiles");
        } else {
            writer.add_number(static_cast<std::uint64_t>(wanted))
                .add(" of ")
                .add(piece.to_text())
                .add(" are wanted, and ")
                .add_number(static_cast<std::uint64_t>(held))
                .add(" among the concealed tiles");
        }
        return fail(writer.error());
    }

    Hand& hand_;
    tenpai_hand next_;
    Error error_;
};

/// The lowest tile of a meld of three, or nothing where they are none.
constexpr std::optional<Tile> lowest_of(MeldKind kind, const std::array<Tile, 3>& tiles) noexcept {
    TileSet set;
    for (Tile tile : tiles) {
        set |= tile;
    }
    const Tile lowest = *set.begin();
    if (kind == MeldKind::pon) {
        return set.size() == 1 ? std::optional<Tile>(lowest) : std::nullopt;
    }
    if (lowest.is_honour() || lowest.rank() > 7) {
        return std::nullopt;
    }
    const TileSet run = {lowest, Known::tile(lowest.index() + 1), Known::tile(lowest.index() + 2)};
    return set == run ? std::optional<Tile>(lowest) : std::nullopt;
}

}  // namespace detail

inline Result<void> Hand::try_draw(Piece piece) noexcept {
    return detail::Change(*this).expect(Turn::to_draw).put(piece).done();
}

inline Result<void> Hand::try_discard(Piece piece) noexcept {
    return detail::Change(*this).expect(Turn::to_discard).take(piece, 1).done();
}

inline Result<void> Hand::try_chi(Piece called, const std::array<Piece, 2>& with) noexcept {
    return call(MeldKind::chi, called, with);
}

inline Result<void> Hand::try_pon(Piece called, const std::array<Piece, 2>& with) noexcept {
    return call(MeldKind::pon, called, with);
}

inline Result<void> Hand::call(MeldKind kind, Piece called,
                               const std::array<Piece, 2>& with) noexcept {
    detail::Change change(*this);
    change.expect(Turn::to_draw).expect_known_melds().expect_room_for(called);
    const std::optional<Tile> lowest =
        detail::lowest_of(kind, {called.tile(), with[0].tile(), with[1].tile()});
    if (!lowest) {
        const bool is_run = kind == MeldKind::chi;
        change.fail(detail::MessageWriter(Status::bad_meld)
                        .add(is_run ? "the tiles are no run: a chi is three of one suit in a row"
                                    : "the tiles are not equal: pon takes 3 equal ones")
                        .error());
        return change.done();
    }
    int red_fives = 0;
    for (Piece piece : {called, with[0], with[1]}) {
        red_fives += piece.is_red() ? 1 : 0;
    }
    const Result<Meld> meld = Meld::try_of(kind, *lowest, red_fives);
    const int wanted = with[0] == with[1] ? 2 : 1;
    change.fail(meld.error()).take(with[0], wanted).take(with[1], wanted);
    return change.lay(kind, *lowest, red_fives).done();
}

inline Result<void> Hand::try_open_kan(Piece called) noexcept {
    const Tile tile = called.tile();
    const int red_fives = count(tile) - count(Piece(tile)) + (called.is_red() ? 1 : 0);
    detail::Change change(*this);
    change.expect(Turn::to_draw).expect_known_melds().take_all(tile, 3).expect_room_for(called);
    return change.lay(MeldKind::open_kan, tile, red_fives).done();
}

inline Result<void> Hand::try_concealed_kan(Tile tile) noexcept {
    const int red_fives = count(tile) - count(Piece(tile));
    detail::Change change(*this);
    change.expect(Turn::to_discard).expect_known_melds().take_all(tile, 4);
    return change.lay(MeldKind::concealed_kan, tile, red_fives).done();
}

inline Result<void> Hand::try_added_kan(Piece piece) noexcept {
    detail::Change change(*this);
    change.expect(Turn::to_discard).expect_known_melds().add_to_pon(piece).take(piece, 1);
    return change.done();
}

}  // namespace tenpai

#endif
