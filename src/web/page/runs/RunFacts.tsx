/** How a run was set up, and how it can be repeated. */
import type { JSX } from 'preact';
import { duration, moment } from '../../../words/index.ts';
import type { RunDetail } from '../../api/index.ts';

function factsOf(run: RunDetail): readonly (readonly [name: string, value: string])[] {
  const { game, seats, position, seed, switchSides, threads, started, finished, seconds } = run;
  return [
    ['game', seats === 2 ? game : `${game}, ${seats} seats`],
    ...(position === null ? [] : [['position', position] as const]),
    [
      'options',
      Object.entries(run.options)
        .map(([name, value]) => `${name}=${value}`)
        .join(', '),
    ],
    ['seed', `${seed}${switchSides ? ', every set-up from every seat' : ''}`],
    ['begun', moment(started)],
    ...(finished === null ? [] : [['finished', moment(finished)] as const]),
    ['time', `${duration(seconds)} of playing on ${threads} ${threads === 1 ? 'thread' : 'threads'}`],
    ['played on', run.playedOn],
    ['command', run.command],
  ];
}

export function RunFacts({ run }: { readonly run: RunDetail }): JSX.Element {
  return (
    <>
      <dl class="run-facts">
        {factsOf(run).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd class={name === 'command' || name === 'position' ? 'mono' : undefined}>{value}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>The agents in full</summary>
        <dl class="run-facts">
          {run.agents.map(({ name, fullSpec }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd class="mono">{fullSpec}</dd>
            </div>
          ))}
        </dl>
      </details>
      <details>
        <summary>The experiment, as a file for playout run</summary>
        <pre class="runs-code">{JSON.stringify(run.spec, null, 2)}</pre>
      </details>
    </>
  );
}
