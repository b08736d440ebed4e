enum Suit {
  Clubs = '♣',
  Diamonds = '♦',
  Hearts = '♥',
  Spades = '♠',
}
const RANKS = ['2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K', 'A'] as const
type Rank = (typeof RANKS)[number]
class Card {
  constructor(readonly rank: Rank, readonly suit: Suit) {}
  get value(): number {
    return RANKS.indexOf(this.rank) + 2
  }
  toString(): `${Rank}${Suit}` {
    return `${this.rank}${this.suit}`
  }
  static parse(s: string): Card {
    const rank = RANKS.find((r) => r === s[0])
    const suit = Object.values(Suit).find((x) => x === s[1])
    if (!rank || !suit) throw new Error(`no card: ${s}`)
    return new Card(rank, suit)
  }
}
enum Hand { HighCard, Pair, TwoPair, Three, Straight, Flush, FullHouse, Four, StraightFlush }
function classify(cards: Card[]): Hand {
  const counts = [...cards.reduce((m, c) => m.set(c.value, (m.get(c.value) ?? 0) + 1), new Map<number, number>()).values()].sort((a, b) => b - a)
  const values = cards.map((c) => c.value).sort((a, b) => a - b)
  const flush = new Set(cards.map((c) => c.suit)).size === 1
  const straight = counts[0] === 1 && values[4]! - values[0]! === 4
  if (flush && straight) return Hand.StraightFlush
  if (counts[0] === 4) return Hand.Four
  if (counts[0] === 3) return counts[1] === 2 ? Hand.FullHouse : Hand.Three
  if (flush) return Hand.Flush
  if (straight) return Hand.Straight
  return counts[0] === 2 ? (counts[1] === 2 ? Hand.TwoPair : Hand.Pair) : Hand.HighCard
}
for (const h of ['A♠ A♥ A♦ 2♣ 2♠', '5♣ 6♣ 7♣ 8♣ 9♣', '2♣ 2♦ K♣ K♦ 3♠', '2♣ 7♦ 9♣ J♦ A♠'])
  console.log(h, Hand[classify(h.split(' ').map(Card.parse))])
console.log(new Card('Q', Suit.Hearts), `${Card.parse('T♦')}`, Suit, Hand.Four)
const deck = Object.values(Suit).flatMap((s) => RANKS.map((r) => new Card(r, s)))
console.log(deck.length, deck.filter((c) => c.value > 12).join(' '))
try {
  Card.parse('1♣')
} catch (e) {
  console.log(String(e))
}
