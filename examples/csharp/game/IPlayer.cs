namespace Mahjong
{
    // Who decides for a seat. A player sees the hand of that seat and the table, asks the seat what
    // it wants to know, and changes nothing. In Unity a person is one of these too, with buttons:
    // its methods then hand back a Task, or the game asks again in every frame until it has an
    // answer.
    internal interface IPlayer
    {
        // After a draw.
        Turn TakeTurn(Opponent self, Table table);

        // After a chi or pon. One of these has to go.
        Tile DiscardAfterCall(Opponent self, Table table, Advice[] allowed);

        // When another seat has thrown a tile, or added it to a pon.
        Reaction React(Opponent self, Table table, Offer offer);
    }
}
