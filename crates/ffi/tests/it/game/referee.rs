//! Follows a log line by line, with a wall and hands of its own: that each line is right to the
//! letter, that what it tells is allowed, and of the opponents that it is what they have to do.

use tenpai::{Call, Choice, Discarder, Hand, Piece, Seen, Tile};

use super::opponent;
use super::seat::{Seat, judged};
use super::wall::{Wall, seed_of_game};

/// Who has played.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Players {
    /// The opponents, whose choices are known.
    Opponents,
    /// Those who do anything that is allowed, and win with every tile of an even kind alone.
    Restless,
}

/// What a log comes to.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Followed {
    pub(crate) games: u64,
    /// How often the opponents asked the library, by what the page tells of it.
    pub(crate) questions: u64,
}

/// Follows the log of games from the first of a run.
pub(crate) fn follow(log: &str, run_seed: u64, players: Players) -> Followed {
    let lines = log.lines().take_while(|line| !line.starts_with("seed ")).collect();
    let mut referee = Referee {
        lines,
        at: 0,
        players,
        wall: Wall::new(run_seed),
        seats: Vec::new(),
        turn: 0,
        questions: 0,
        is_patient: false,
    };
    let mut games = 0;
    while referee.at < referee.lines.len() {
        games += 1;
        referee.game(run_seed, games);
    }
    Followed { games, questions: referee.questions }
}

struct Referee<'l> {
    lines: Vec<&'l str>,
    at: usize,
    players: Players,
    wall: Wall,
    seats: Vec<Seat>,
    turn: usize,
    questions: u64,
    /// Whether restless players wait for riichi in this game.
    is_patient: bool,
}

impl<'l> Referee<'l> {
    fn line(&self) -> &'l str {
        self.lines.get(self.at).copied().unwrap_or("nothing")
    }

    fn expect(&self, holds: bool, what: &str) {
        assert!(holds, "line {}: {}: {what}", self.at + 1, self.line());
    }

    /// How a seat judges itself, for which it asks for its number, and when tenpai for its waits.
    fn judged(&mut self, seat: usize) -> String {
        self.questions += if self.seats[seat].waits().is_empty() { 1 } else { 2 };
        self.seats[seat].judged()
    }

    /// That the next line is this.
    fn said(&mut self, expected: &str) {
        assert_eq!(self.line(), expected, "line {}", self.at + 1);
        self.at += 1;
    }

    /// A word of the next line.
    fn word<T: std::str::FromStr>(&self, place: usize) -> T {
        let word = self.line().split(' ').nth(place).and_then(|word| word.parse().ok());
        word.unwrap_or_else(|| panic!("line {}: {}: word {place}", self.at + 1, self.line()))
    }

    fn game(&mut self, run_seed: u64, number: u64) {
        let seed = seed_of_game(run_seed, number);
        let dealer = ((number - 1) % 4) as usize;
        self.said(&format!("game {number} seed {seed} dealer {dealer}"));
        self.wall = Wall::new(seed);
        self.is_patient = number % 3 == 2;
        self.seats = self.wall.deal(dealer).iter().map(|tiles| Seat::new(tiles)).collect();
        for seat in 0..4 {
            let judged = self.judged(seat);
            self.said(&format!("deal {seat} {judged}"));
        }
        self.said(&format!("indicator {}", self.wall.newest_indicator()));
        self.turn = dealer;
        self.draw();
        while let Some(thrown) = self.after_draw() {
            if self.settle(thrown) {
                break;
            }
        }
    }

    fn draw(&mut self) {
        let piece = self.wall.draw();
        self.seats[self.turn].draw(piece);
        let judged = self.judged(self.turn);
        self.said(&format!("draw {} {piece} {judged}", self.turn));
    }

    fn replace(&mut self) {
        let piece = self.wall.replacement();
        self.said(&format!("indicator {}", self.wall.newest_indicator()));
        self.seats[self.turn].draw(piece);
        let judged = self.judged(self.turn);
        self.said(&format!("replacement {} {piece} {judged}", self.turn));
    }

    /// Whether those who can win with a tile do.
    fn win_with(&self, tile: Tile) -> bool {
        self.players == Players::Opponents || tile.index() % 2 == 0
    }

    /// What the seat throws that has drawn, or nothing when it wins or is robbed.
    fn after_draw(&mut self) -> Option<Piece> {
        loop {
            self.expect_policy();
            let name = self.turn;
            match self.word::<String>(0).as_str() {
                "tsumo" => {
                    let drawn = self.seats[name].drawn.expect("a tile that was drawn");
                    self.win(&format!("tsumo {name} {drawn}"), self.seats[name].hand, drawn);
                    return None;
                }
                kan @ ("concealed-kan" | "added-kan") => {
                    if self.own_kan(kan == "added-kan") {
                        return None;
                    }
                }
                _ => return Some(self.throw()),
            }
        }
    }

    /// That the opponents do what they have to.
    fn expect_policy(&mut self) {
        if self.players == Players::Restless {
            let seat = &self.seats[self.turn];
            let drawn = seat.drawn.expect("a tile that was drawn");
            let wins = seat.number() == -1 && self.win_with(drawn.tile());
            self.expect(self.line().starts_with("tsumo ") == wins, "it wins, or does not");
            self.expect(!self.is_patient || wins || self.has_to_declare(), "riichi, or none");
            return;
        }
        let (left, kans) = (self.wall.left(), self.wall.kans());
        let seen = self.seen(self.turn);
        let turn = opponent::turn(&self.seats[self.turn], self.turn, seen, left, kans);
        self.questions += turn.questions;
        for (line, begin) in self.lines[self.at..].iter().zip(&turn.lines) {
            self.expect(line.starts_with(begin), begin);
        }
    }

    /// Whether the next line tells of riichi where it can be declared, and of none where not.
    fn has_to_declare(&self) -> bool {
        let seat = &self.seats[self.turn];
        let discards = seat.hand.discards().expect("a hand that is to discard");
        let is_near = discards.first().shanten().expect("a number").is_tenpai();
        let can = is_near && !seat.is_in_riichi && !seat.is_open() && self.wall.left() >= 4;
        self.line().starts_with("riichi ") == can
    }

    /// A kan of the seat's own. Whether the game ends with it.
    fn own_kan(&mut self, is_added: bool) -> bool {
        self.expect(self.wall.left() > 0 && self.wall.kans() < 4, "no kan can be");
        self.expect(!self.seats[self.turn].is_in_riichi, "a kan in riichi");
        let piece: Piece = self.word(2);
        let before = self.seats[self.turn].hand;
        let seat = &mut self.seats[self.turn];
        if is_added {
            seat.hand.added_kan(piece).expect("a kan");
        } else {
            seat.hand.concealed_kan(piece.tile()).expect("a kan");
        }
        seat.drawn = None;
        let kind = if is_added { "added-kan" } else { "concealed-kan" };
        let judged = self.judged(self.turn);
        self.said(&format!("{kind} {} {piece} {judged}", self.turn));
        if is_added && self.ron(piece) {
            // The hand is what it was before, and so judged again.
            self.questions += if self.seats[self.turn].waits().is_empty() { 1 } else { 2 };
            return true;
        }
        assert_eq!(before.size() % 3, 2, "a kan comes after a draw");
        self.replace();
        false
    }

    fn throw(&mut self) -> Piece {
        let name = self.turn;
        let is_riichi = self.line() == format!("riichi {name}");
        if is_riichi {
            let seat = &self.seats[name];
            self.expect(!seat.is_open() && !seat.is_in_riichi, "no riichi");
            self.expect(self.wall.left() >= 4, "riichi too late");
            self.seats[name].is_in_riichi = true;
            self.at += 1;
        }
        let piece: Piece = self.word(2);
        let seat = &self.seats[name];
        let is_free = is_riichi || !seat.is_in_riichi || seat.drawn == Some(piece);
        self.expect(is_free, "another tile than the one that was drawn in riichi");
        self.seats[name].throw(piece);
        self.expect(!is_riichi || self.seats[name].number() == 0, "riichi without tenpai");
        let judged = self.judged(name);
        self.said(&format!("discard {name} {piece} {judged}"));
        piece
    }

    /// What becomes of a tile. Whether the game ends with it.
    fn settle(&mut self, mut thrown: Piece) -> bool {
        loop {
            let asks = |other: &&usize| !self.seats[**other].is_in_riichi && self.wall.left() > 0;
            self.questions += self.others().iter().filter(asks).count() as u64;
            if self.ron(thrown) {
                return true;
            }
            match self.call(thrown) {
                Some(Call::OpenKan) => {
                    self.replace();
                    return false;
                }
                Some(call) => thrown = self.throw_after(call, thrown),
                None => break,
            }
        }
        self.seats[self.turn].pond.push(thrown.tile());
        self.turn = (self.turn + 1) % 4;
        if self.wall.left() > 0 {
            self.draw();
            return false;
        }
        let tenpai = (0..4).filter(|&seat| self.seats[seat].number() == 0);
        let tenpai: Vec<String> = tenpai.map(|seat| seat.to_string()).collect();
        let names = if tenpai.is_empty() { "-".to_owned() } else { tenpai.join(" ") };
        self.said(&format!("exhausted tenpai {names}"));
        true
    }

    fn others(&self) -> [usize; 3] {
        [1, 2, 3].map(|places| (self.turn + places) % 4)
    }

    /// Whether somebody wins on the tile; if not, those who could are furiten.
    fn ron(&mut self, piece: Piece) -> bool {
        let tile = piece.tile();
        let mut able = self.others().into_iter().filter(|&it| self.seats[it].may_win_on(tile));
        let nearest = able.next().filter(|_| self.win_with(tile));
        if self.word::<String>(0) != "ron" {
            self.expect(nearest.is_none(), "somebody wins on the tile");
            for other in self.others() {
                self.seats[other].let_pass(tile);
            }
            return false;
        }
        let winner: usize = self.word(1);
        self.expect(nearest == Some(winner), "another one wins, or nobody");
        let mut hand = self.seats[winner].hand;
        hand.draw(piece).expect("a tile that can come");
        self.questions += 1;
        self.win(&format!("ron {winner} {piece} from {}", self.turn), hand, piece);
        true
    }

    fn win(&mut self, begin: &str, hand: Hand, piece: Piece) {
        self.expect(hand.shanten().is_complete(), "the hand is not complete");
        self.said(&format!("{begin} {}", judged(&hand)));
        self.questions += 1;
        let mut ways = 0;
        for reading in hand.readings() {
            for win in reading.won_on(piece.tile()) {
                self.said(&format!("win {reading} by {} {}", win.group(), win.kind()));
                ways += 1;
            }
        }
        self.expect(ways > 0, "a win in no way");
    }

    fn calls(&self, other: usize, thrown: Piece) -> Vec<Choice> {
        let is_next = other == (self.turn + 1) % 4;
        let from = if is_next { Discarder::Before } else { Discarder::Other };
        let (left, kans) = (self.wall.left(), self.wall.kans());
        opponent::calls(&self.seats[other], thrown, from, self.seen(other), left, kans)
    }

    /// Who calls the tile and how, by the way in which the opponents play.
    fn expected_call(&self, thrown: Piece) -> Option<(usize, Call)> {
        let wishes: Vec<(usize, Call)> = self
            .others()
            .into_iter()
            .filter_map(|other| {
                let calls = self.calls(other, thrown);
                opponent::call(&self.seats[other], &calls).map(|call| (other, call))
            })
            .collect();
        let is_chi = |wish: &&(usize, Call)| matches!(wish.1, Call::Chi(_));
        wishes.iter().find(|wish| !is_chi(wish)).or_else(|| wishes.iter().find(is_chi)).copied()
    }

    /// The call that the next line tells, after which it is the turn of who has called.
    fn call(&mut self, thrown: Piece) -> Option<Call> {
        let kind: String = self.word(0);
        let told = match kind.as_str() {
            "chi" => Some(Call::Chi([self.word(6), self.word(7)])),
            "pon" => Some(Call::Pon([self.word(6), self.word(7)])),
            "open-kan" => Some(Call::OpenKan),
            _ => None,
        }
        .map(|call| (self.word::<usize>(1), call));
        if self.players == Players::Opponents {
            assert_eq!(told, self.expected_call(thrown), "line {}: {}", self.at + 1, self.line());
        }
        let (caller, call) = told?;
        self.expect(self.others().contains(&caller), "a call of one's own tile");
        let can_be = self.calls(caller, thrown).iter().any(|choice| choice.call() == call);
        self.expect(can_be, "no such call can be");
        let hand = &mut self.seats[caller].hand;
        let with = match call {
            Call::Chi(with) => hand.chi(thrown, with).map(|()| Some(with)),
            Call::Pon(with) => hand.pon(thrown, with).map(|()| Some(with)),
            _ => hand.open_kan(thrown).map(|()| None),
        };
        let with = with.expect("a call");
        let with = with.map_or(String::new(), |[one, other]| format!(" with {one} {other}"));
        self.questions += u64::from(call != Call::OpenKan);
        let from = self.turn;
        let judged = self.judged(caller);
        self.said(&format!("{kind} {caller} {thrown} from {from}{with} {judged}"));
        self.turn = caller;
        Some(call)
    }

    /// The discard that follows a chi or pon, which may not swap a tile for the one called.
    fn throw_after(&mut self, call: Call, called: Piece) -> Piece {
        let piece: Piece = self.word(2);
        self.expect(!swaps(call, called.tile(), piece.tile()), "a tile is swapped");
        if self.players == Players::Opponents {
            let seen = self.seen(self.turn);
            let judged = self.seats[self.turn].hand.judged_by(Default::default(), seen);
            let discards = judged.expect("a hand").discards().expect("a hand that is to discard");
            let mut allowed =
                discards.iter().filter(|it| !swaps(call, called.tile(), it.piece().tile()));
            let best = allowed.next().map(|discard| discard.piece());
            self.expect(best == Some(piece), "not the best that may go");
        }
        self.throw()
    }

    /// What a seat sees beside its own hand and melds.
    fn seen(&self, seat: usize) -> Seen {
        let mut tiles: Vec<Tile> =
            self.wall.indicators().iter().map(|piece| piece.tile()).collect();
        for (other, there) in self.seats.iter().enumerate() {
            tiles.extend(&there.pond);
            if other != seat {
                tiles.extend(there.hand.melds().iter().flat_map(|meld| meld.tiles()));
            }
        }
        Seen::from_tiles(tiles).expect("four of each at most")
    }
}

/// Whether a tile after a call does what the called one did: of its kind, or at the other end of
/// the run.
fn swaps(call: Call, called: Tile, thrown: Tile) -> bool {
    let other_end = match call {
        Call::Chi(with) => {
            let [one, other] = with.map(|piece| piece.tile().index());
            let (low, high) = (one.min(other), one.max(other));
            // The two stand side by side, and both of these make a run of them.
            let is_end = called.index() + 1 == low || called.index() == high + 1;
            let end = if called.index() < low { high + 1 } else { low.wrapping_sub(1) };
            is_end && thrown.index() == end && thrown.suit() == called.suit()
        }
        _ => false,
    };
    thrown == called || other_end
}
