/** The guide: each rule that can surprise, in a sentence or two, with the landscape that shows it. */
import type { ExampleTile } from './Example.tsx';

interface RuleCard {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly tiles: readonly ExampleTile[];
  readonly points?: { readonly x: number; readonly y: number; readonly text: string };
}

const [RED, BLUE] = [0, 1];
/** The only piece of its kind on many tiles. */
const LIT = -1;

export const RULE_CARDS: readonly RuleCard[] = [
  {
    title: 'Every side has to fit',
    text: 'Lay the tile beside one that lies: city to city, road to road, field to field, on all sides that touch. You may turn it. Corners do not count as touching. A tile that fits nowhere is put away, and you draw again.',
    label:
      'A road tile fits to the right of a road, a tile with a field side does not fit to the left of it.',
    tiles: [
      { letter: 'E', x: -1, y: 0, turn: 0, verdict: 'wrong' },
      { letter: 'D', x: 0, y: 0 },
      { letter: 'U', x: 1, y: 0, turn: 1, verdict: 'right' },
    ],
  },
  {
    title: 'One meeple, on the new tile only',
    text: 'You may put one meeple on the tile you have just laid: a knight in a city, a thief on a road, a monk in a monastery, a farmer in a field. Not where the whole city, road or field, with all the tiles it joins, has a meeple of anybody.',
    label:
      'Blue stands on the road. Red lays a tile that makes it longer: the road is taken, the fields are free.',
    tiles: [
      { letter: 'D', x: 0, y: 0, meeples: { 1: BLUE }, lit: { 1: LIT } },
      { letter: 'U', x: 1, y: 0, turn: 1, taken: [0], meeples: { 1: RED }, lit: { 0: LIT } },
    ],
  },
  {
    title: 'A complete city',
    text: 'A city without a gap in its wall pays 2 points for each tile and 2 for each pennant. The meeple comes back to hand. Two tiles are enough for a city: 4 points.',
    label: 'A city of three tiles with one pennant pays red 8 points.',
    tiles: [
      { letter: 'E', x: 0, y: 0, turn: 1, meeples: { 0: RED }, lit: { 0: LIT } },
      { letter: 'F', x: 1, y: 0, lit: { 0: LIT } },
      { letter: 'E', x: 2, y: 0, turn: 3, lit: { 0: LIT } },
    ],
    points: { x: 2, y: 0, text: '+8' },
  },
  {
    title: 'Roads end at crossings',
    text: 'A road pays 1 point for each tile once both its ends are closed: at a crossing, a city gate or a monastery; or when it is a ring. The roads that leave a crossing are different roads.',
    label:
      'A road of three tiles between two crossings pays red 3 points. The other roads at the crossings are not part of it.',
    tiles: [
      { letter: 'W', x: 0, y: 0, lit: { 0: LIT } },
      { letter: 'U', x: 1, y: 0, turn: 1, meeples: { 0: RED }, lit: { 0: LIT } },
      { letter: 'W', x: 2, y: 0, lit: { 2: LIT } },
    ],
    points: { x: 1, y: -0.3, text: '+3' },
  },
  {
    title: 'A monastery wants all eight',
    text: 'It pays 9 points when all eight cells around it have a tile, those at its corners too. Anybody may lay them.',
    label: 'A monastery with tiles on all eight cells around it pays red 9 points.',
    tiles: [
      { letter: 'N', x: -1, y: -1, turn: 3 },
      { letter: 'E', x: 0, y: -1 },
      { letter: 'N', x: 1, y: -1 },
      { letter: 'E', x: -1, y: 0, turn: 3 },
      { letter: 'B', x: 0, y: 0, meeples: { 1: RED } },
      { letter: 'E', x: 1, y: 0, turn: 1 },
      { letter: 'N', x: -1, y: 1, turn: 2 },
      { letter: 'E', x: 0, y: 1, turn: 2 },
      { letter: 'N', x: 1, y: 1, turn: 1 },
    ],
    points: { x: -0.3, y: 0.32, text: '+9' },
  },
  {
    title: 'Joined, shared, taken over',
    text: 'What was claimed apart can be joined by a later tile. Then the player with more meeples there gets all the points and the others nothing. With equally many each gets all of them. All meeples come back, also those of players who get nothing.',
    label: 'Red and blue each have a knight in a city; the middle tile joins the two, and both get 8 points.',
    tiles: [
      { letter: 'E', x: 0, y: 0, turn: 1, meeples: { 0: RED }, lit: { 0: LIT } },
      { letter: 'F', x: 1, y: 0, lit: { 0: LIT }, verdict: 'right' },
      { letter: 'E', x: 2, y: 0, turn: 3, meeples: { 0: BLUE }, lit: { 0: LIT } },
    ],
  },
  {
    title: 'Claimed and paid at once',
    text: 'You may claim what your tile has just completed: it pays, and the meeple is back before the turn ends. You need a meeple in hand for it, even if another one will come back in this turn.',
    label: 'Red completes a city of two tiles with the upper tile, puts a knight there, and gets 4 points.',
    tiles: [
      { letter: 'E', x: 0, y: -1, turn: 2, meeples: { 0: RED }, lit: { 0: LIT } },
      { letter: 'D', x: 0, y: 0, lit: { 0: LIT } },
    ],
    points: { x: 0.02, y: -0.32, text: '+4' },
  },
  {
    title: 'Farmers stay to the end',
    text: 'A farmer lies in a field and never comes back. At the end each farm pays 3 points for every complete city beside it, no matter whose city. Roads and cities part fields. One city may pay several farms, but each farm only once.',
    label:
      'Two complete cities lie between the farm of red above and the farm of blue below. Each farm pays 6 points.',
    tiles: [
      { letter: 'E', x: 0, y: -1, turn: 2, meeples: { 1: RED }, lit: { 1: RED } },
      { letter: 'E', x: 1, y: -1, turn: 2, lit: { 1: RED } },
      { letter: 'D', x: 0, y: 0, lit: { 2: BLUE } },
      { letter: 'D', x: 1, y: 0, meeples: { 2: BLUE }, lit: { 2: BLUE } },
    ],
  },
  {
    title: 'A tile counts once',
    text: 'A tile on which two pieces belong to the same city or road counts as one tile of it.',
    label: 'A city in a ring over four tiles, one of them with two separate pieces of it, pays red 8 points.',
    tiles: [
      { letter: 'N', x: 0, y: -1, turn: 1, lit: { 0: LIT } },
      { letter: 'N', x: 1, y: -1, turn: 2, meeples: { 0: RED }, lit: { 0: LIT } },
      { letter: 'N', x: 1, y: 0, turn: 3, lit: { 0: LIT } },
      { letter: 'I', x: 0, y: 0, lit: { 0: LIT, 1: LIT } },
    ],
    points: { x: 0.5, y: -0.5, text: '+8' },
  },
  {
    title: 'The end',
    text: 'When the last tile lies, what is not complete pays less: a road and a city 1 point for each tile, a pennant 1, a monastery 1 and 1 more for each tile around it. Then the farms. The player with most points wins.',
    label: 'A city of two tiles with one pennant that is still open pays red 3 points at the end.',
    tiles: [
      { letter: 'E', x: 0, y: 0, turn: 1, meeples: { 0: RED }, lit: { 0: LIT } },
      { letter: 'F', x: 1, y: 0, lit: { 0: LIT } },
    ],
    points: { x: 1.12, y: 0.28, text: '+3' },
  },
];
