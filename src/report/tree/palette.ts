/**
 * Colours of the layers of a tree, from the palette of M. Okabe and K. Ito, which people with any kind of colour vision
 * can tell apart. Chance is blue, and decisions start with red and green, as in the figures of the Carcassonne paper.
 * Seats that share a layer differ in tone.
 */
import { CHANCE } from '../../core/index.ts';

const DECISIONS = ['#d55e00', '#009e73', '#f0e442', '#cc79a7', '#e69f00', '#999999'] as const;
const CHANCES = ['#0072b2', '#56b4e9'] as const;

/** How much of the full colour a fill has: for the first seat of a layer, the second, and so on. */
const TONES = [0.3, 0.6, 0.45, 0.75, 0.15] as const;

export interface Paint {
  readonly line: string;
  readonly fill: string;
}

/** The layer's colour mixed with white. */
function tint(colour: string, share: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mixed = parts.map((part) => Math.round(255 - share * (255 - part)));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Gives out colours in the order in which layers and seats are first met, and remembers them. */
export class Palette {
  private readonly layers = new Map<string, { readonly colour: string; readonly seats: number[] }>();
  private readonly used = [0, 0];

  paint(layer: string, by: number): Paint {
    const { colour, seats } = this.layers.get(layer) ?? this.enter(layer, by === CHANCE);
    if (!seats.includes(by)) seats.push(by);
    return { line: colour, fill: tint(colour, TONES[seats.indexOf(by) % TONES.length]!) };
  }

  /** Every pair of layer and seat that has a colour, layer by layer. */
  legend(): { readonly layer: string; readonly by: number; readonly paint: Paint }[] {
    return [...this.layers].flatMap(([layer, { seats }]) =>
      seats.map((by) => ({ layer, by, paint: this.paint(layer, by) })),
    );
  }

  private enter(layer: string, isChance: boolean): { readonly colour: string; readonly seats: number[] } {
    const colours = isChance ? CHANCES : DECISIONS;
    const entry = { colour: colours[this.used[Number(isChance)]!++ % colours.length]!, seats: [] };
    this.layers.set(layer, entry);
    return entry;
  }
}
