/**
 * What can be set with `setoption`: memory, agent, seed, time kept back, lines to report, and every option of the game.
 * Names are compared without case and may contain spaces.
 */
import { type ResolvedAgent, resolveAgent } from '../../agents/index.ts';
import {
  type Game,
  type NumberOption,
  type OptionSpec,
  type OptionValue,
  type OptionValues,
  UserError,
  parseOption,
  settleOptions,
} from '../../core/index.ts';

const hash: NumberOption = {
  name: 'Hash',
  kind: 'integer',
  default: 256,
  min: 1,
  max: 4096,
  about: 'Megabytes for the transposition table or the tree.',
};

const overhead: NumberOption = {
  name: 'Move Overhead',
  kind: 'integer',
  default: 30,
  min: 0,
  max: 5000,
  about: 'Milliseconds that are lost between the programs with each move, kept back from the clock.',
};

const multiPv: NumberOption = {
  name: 'MultiPV',
  kind: 'integer',
  default: 1,
  min: 1,
  max: 500,
  about: 'How many of the best moves are reported, each with its value and line.',
};

const seedOption: NumberOption = {
  name: 'Seed',
  kind: 'integer',
  default: 1,
  min: 0,
  max: Number.MAX_SAFE_INTEGER,
  about: 'Seed of everything random; set before a game, it makes the game repeatable.',
};

/** What a change means for the engine: a new player, a new position, or neither. */
export type Change = 'player' | 'rules' | 'none';

function announce(name: string, spec: OptionSpec, value: OptionValue): string {
  const head = `option name ${name} type`;
  switch (spec.kind) {
    case 'integer':
      return `${head} spin default ${value} min ${spec.min} max ${spec.max}`;
    case 'choice':
      return `${head} combo default ${value} ${spec.choices.map((choice) => `var ${choice}`).join(' ')}`;
    case 'flag':
      return `${head} check default ${value}`;
    default:
      return `${head} string default ${value}`;
  }
}

export class Settings {
  overheadMs = overhead.default;
  /** How many moves are reported. */
  lines = multiPv.default;
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

  /** For the table or the tree: what was set, else what the agent has of its own. */
  get megabytes(): number {
    return this.hash ?? Number(this.agent.values.hash ?? hash.default);
  }

  /** The `option` lines. */
  announce(): string[] {
    const { game } = this;
    const preset = String(this.given.preset ?? game.presets[0]?.name ?? '');
    return [
      announce(hash.name, hash, this.megabytes),
      `option name Agent type string default ${this.agent.canonical}`,
      announce(seedOption.name, seedOption, this.seed),
      announce(overhead.name, overhead, this.overheadMs),
      announce(multiPv.name, multiPv, this.lines),
      ...(game.presets.length > 0
        ? [
            `option name Preset type combo default ${preset} ${game.presets.map((p) => `var ${p.name}`).join(' ')}`,
          ]
        : []),
      ...game.options.map((spec) => announce(spec.name, spec, this.options[spec.name]!)),
    ];
  }

  /** @throws UserError for an unknown name or a value that cannot be; what is in force stays in force then */
  set(name: string, value: string): Change {
    switch (name.toLowerCase()) {
      case 'hash':
        this.hash = Number(parseOption(hash, value));
        return 'player';
      case 'seed':
        this.seed = Number(parseOption(seedOption, value));
        return 'player';
      case 'move overhead':
        this.overheadMs = Number(parseOption(overhead, value));
        return 'none';
      case 'multipv':
        this.lines = Number(parseOption(multiPv, value));
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
    const spec = game.options.find((option) => isNamed(option.name));
    if (spec) parseOption(spec, value);
    else if (isNamed('preset')) settleOptions(game, { preset: value });
    else throw new UserError(`unknown option ${name} is ignored`);
    this.given = { ...this.given, [spec?.name ?? 'preset']: value };
    this.options = settleOptions(game, this.given);
    return 'rules';
  }
}
