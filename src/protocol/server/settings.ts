/**
 * What can be set with `setoption`: memory, agent, seed, time kept back, lines to report, and every option of the game.
 * Names are compared without case and may contain spaces.
 */
import { type ResolvedAgent, resolveAgent } from '../../agents/index.ts';
import {
  type Game,
  type Option,
  type OptionValue,
  type OptionValues,
  UserError,
  integer,
  option,
  parseOption,
  settleOptions,
} from '../../core/index.ts';

const own = {
  Hash: option(integer(1, 4096), 256, 'Megabytes for the transposition table or the tree.'),
  'Move Overhead': option(
    integer(0, 5000),
    30,
    'Milliseconds that are lost between the programs with each move, kept back from the clock.',
  ),
  MultiPV: option(
    integer(1, 500),
    1,
    'How many of the best moves are reported, each with its value and line.',
  ),
  Seed: option(integer(0), 1, 'Seed of everything random; set before a game, it makes the game repeatable.'),
};

function parseOwn(name: keyof typeof own, value: string): number {
  return Number(parseOption(name, own[name], value));
}

/** What a change means for the engine: a new player, a new position, or neither. */
export type Change = 'player' | 'rules' | 'none';

function announce(name: string, option: Option, value: OptionValue): string {
  const head = `option name ${name} type`;
  switch (option.kind) {
    case 'integer':
      return `${head} spin default ${value} min ${option.min} max ${option.max}`;
    case 'choice':
      return `${head} combo default ${value} ${option.choices.map((choice) => `var ${choice}`).join(' ')}`;
    case 'flag':
      return `${head} check default ${value}`;
    default:
      return `${head} string default ${value}`;
  }
}

export class Settings {
  overheadMs = own['Move Overhead'].default;
  /** How many moves are reported. */
  lines = own.MultiPV.default;
  agent: ResolvedAgent;
  seed: number;
  options: OptionValues;
  private readonly game: Game;
  private given: Readonly<Record<string, OptionValue>>;
  /** Missing until it is set. */
  private hash: number | undefined;

  /** @throws UserError for options or an agent that cannot be */
  constructor(game: Game, given: Readonly<Record<string, OptionValue>>, agent: string, seed: number) {
    this.game = game;
    this.given = given;
    this.options = settleOptions(game, given);
    this.agent = resolveAgent(agent, game);
    this.seed = seed;
  }

  /** For the table or the tree: what was set, else the agent's own. */
  get megabytes(): number {
    return this.hash ?? Number(this.agent.values.hash ?? own.Hash.default);
  }

  /** The `option` lines. */
  announce(): string[] {
    const { game } = this;
    const preset = String(this.given.preset ?? game.presets[0]?.name ?? '');
    return [
      announce('Hash', own.Hash, this.megabytes),
      `option name Agent type string default ${this.agent.canonical}`,
      announce('Seed', own.Seed, this.seed),
      announce('Move Overhead', own['Move Overhead'], this.overheadMs),
      announce('MultiPV', own.MultiPV, this.lines),
      ...(game.presets.length > 0
        ? [
            `option name Preset type combo default ${preset} ${game.presets.map((p) => `var ${p.name}`).join(' ')}`,
          ]
        : []),
      ...Object.entries(game.options).map(([name, option]) => announce(name, option, this.options[name]!)),
    ];
  }

  /** @throws UserError for an unknown name or a value that cannot be; what is in force stays in force then */
  set(name: string, value: string): Change {
    switch (name.toLowerCase()) {
      case 'hash':
        this.hash = parseOwn('Hash', value);
        return 'player';
      case 'seed':
        this.seed = parseOwn('Seed', value);
        return 'player';
      case 'move overhead':
        this.overheadMs = parseOwn('Move Overhead', value);
        return 'none';
      case 'multipv':
        this.lines = parseOwn('MultiPV', value);
        return 'none';
      case 'agent':
        this.agent = resolveAgent(value, this.game);
        // The table that an agent asks for comes with it.
        if (this.agent.changedOptions().some(({ option }) => option === 'hash')) this.hash = undefined;
        return 'player';
      default:
        return this.setRule(name, value);
    }
  }

  /** Rules that depend on each other come one by one: a value that does not fit the others waits until they fit. */
  private setRule(name: string, value: string): Change {
    const { game } = this;
    const isNamed = (option: string): boolean => option.toLowerCase() === name.toLowerCase();
    const rule = Object.keys(game.options).find(isNamed);
    if (rule !== undefined) parseOption(rule, game.options[rule]!, value);
    else if (isNamed('preset')) settleOptions(game, { preset: value });
    else throw new UserError(`unknown option ${name} is ignored`);
    this.given = { ...this.given, [rule ?? 'preset']: value };
    this.options = settleOptions(game, this.given);
    return 'rules';
  }
}
