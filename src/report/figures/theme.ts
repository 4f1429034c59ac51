/**
 * How figures look, in light and dark, on a wide page and on a narrow one. Agents keep their colour through the whole
 * report: the palette of M. Okabe and K. Ito (2008), which people with any kind of colour vision can tell apart, in an
 * order that keeps neighbours distinct; in dark mode the same hues, lighter. There are eight of them; the next eight
 * agents have the same colours with another shape, so that colour and shape together tell 24 agents apart. Diverging heat
 * maps run from orange to blue through the colour of the page, so that "even" recedes; the others from the page to blue.
 */
import type { Config, TopLevelSpec } from 'vega-lite';

export interface Theme {
  readonly name: 'light' | 'dark';
  /** No figure is wider, unless it has very many columns. */
  readonly width: number;
  /** Is there room for names, or only for letters? */
  readonly hasRoom: boolean;
  readonly ink: string;
  readonly muted: string;
  readonly grid: string;
  /** The colour of the page. */
  readonly paper: string;
  /** For what is of no agent. */
  readonly accent: string;
  readonly agents: readonly string[];
  /** Low, even, high. */
  readonly diverging: readonly string[];
  /** Low to high. */
  readonly sequential: readonly string[];
  /** Text on cells of a heat map: up to some share of the way to the last colour, and beyond. */
  readonly onFaint: string;
  readonly onFull: string;
  readonly fullFrom: { readonly diverging: number; readonly sequential: number };
  /** Luck, fit, play. */
  readonly parts: readonly string[];
}

export const LIGHT: Theme = {
  name: 'light',
  width: 716,
  hasRoom: true,
  ink: '#1b1f24',
  muted: '#59616b',
  grid: '#e3e6ea',
  paper: '#ffffff',
  accent: '#0072b2',
  agents: ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#e69f00', '#56b4e9', '#6f4a8e', '#7f7f7f'],
  diverging: ['#a6470a', '#e58e4a', '#f8d9bf', '#f6f6f5', '#c6dcec', '#5f9fcd', '#0b5394'],
  sequential: ['#f4f6f8', '#c6dcec', '#74add5', '#2a78b5', '#08396b'],
  onFaint: '#1b1f24',
  onFull: '#ffffff',
  fullFrom: { diverging: 0.74, sequential: 0.68 },
  parts: ['#e69f00', '#cc79a7', '#b9c4cf'],
};

export const DARK: Theme = {
  name: 'dark',
  width: 716,
  hasRoom: true,
  ink: '#e4e7eb',
  muted: '#a0a8b3',
  grid: '#2f353d',
  paper: '#15181c',
  accent: '#5ab0e6',
  agents: ['#5ab0e6', '#f08a45', '#35c69b', '#e0a0c6', '#f0b83c', '#a3d7f5', '#b79ad6', '#b0b5bb'],
  diverging: ['#b35516', '#874720', '#50362a', '#252a30', '#26405a', '#285a87', '#2b74b0'],
  sequential: ['#20262d', '#22425c', '#27659a', '#4a9ad6', '#bfe0f7'],
  onFaint: '#eef0f3',
  onFull: '#10151a',
  fullFrom: { diverging: 2, sequential: 0.62 },
  parts: ['#d99b1f', '#c583ab', '#59636e'],
};

/** The font of figures: the first of these that the reader's system has; pictures are made with the last but one. */
export const FONT = 'Helvetica Neue, Helvetica, Arial, DejaVu Sans, sans-serif';

/** The same for a telephone. */
export function narrow(theme: Theme): Theme {
  return { ...theme, width: 354, hasRoom: false };
}

/** A name on an axis, with a short form for where there is no room. */
export interface Label {
  readonly full: string;
  readonly short: string;
}

export function labelOn(theme: Theme, label: Label): string {
  return theme.hasRoom ? label.full : label.short;
}

/** Of points, in Vega's words; lines of the same agent or level are dashed alike. */
const SHAPES = ['circle', 'square', 'triangle-up'] as const;
const DASHES: readonly (readonly number[])[] = [[], [7, 3], [2, 3]];

/** This many agents differ in colour or shape; beyond that they repeat. */
export const DISTINCT = LIGHT.agents.length * SHAPES.length;

/** Which of the shapes this agent has. */
export function shapeOf(place: number): number {
  return Math.floor(place / LIGHT.agents.length) % SHAPES.length;
}

/** How an agent, or a level of a parameter, is drawn. */
export interface Look {
  readonly colour: string;
  readonly shape: (typeof SHAPES)[number];
  readonly dash: readonly number[];
}

export function lookOf(theme: Theme, place: number): Look {
  const shape = shapeOf(place);
  return {
    colour: theme.agents[place % theme.agents.length]!,
    shape: SHAPES[shape]!,
    dash: DASHES[shape]!,
  };
}

/** For lines that are close together: each has another colour, another shape and another dash than the one before. */
export function levelLook(theme: Theme, level: number): Look {
  return {
    colour: theme.agents[level % theme.agents.length]!,
    shape: SHAPES[level % SHAPES.length]!,
    dash: DASHES[level % DASHES.length]!,
  };
}

/** What all figures have in common. */
export function frame(theme: Theme): Pick<TopLevelSpec, '$schema' | 'background' | 'padding'> & {
  readonly config: Config;
} {
  const { ink, muted, grid } = theme;
  return {
    $schema: 'https://vega.github.io/schema/vega-lite/v6.json',
    background: 'transparent',
    padding: 4,
    config: {
      font: FONT,
      // The figure as a whole is described; a description of every mark would be noise.
      aria: false,
      view: { stroke: null },
      axis: {
        labelColor: muted,
        labelFontSize: 11,
        labelLimit: 0,
        titleColor: ink,
        titleFontSize: 11.5,
        titleFontWeight: 'normal',
        titlePadding: 8,
        gridColor: grid,
        domainColor: muted,
        tickColor: muted,
        tickSize: 4,
      },
      axisX: { labelFlush: false, tickCount: theme.hasRoom ? 8 : 5 },
      axisY: { domain: false, ticks: false, labelPadding: 6 },
      legend: {
        labelColor: muted,
        labelFontSize: 11,
        labelLimit: 0,
        titleColor: ink,
        titleFontSize: 11.5,
        titleFontWeight: 'normal',
      },
      header: { labelColor: ink, labelFontSize: 11.5, titleColor: ink, labelLimit: 0 },
      text: { color: ink, fontSize: 11 },
    },
  };
}
