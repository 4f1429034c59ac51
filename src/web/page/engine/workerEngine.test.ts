import { describe, expect, it } from 'vitest';
import type { SearchResponse, SearchRequest } from '../../../workers/messages.ts';
import type { AnalysisReport } from '../../../search/index.ts';
import type { Work } from '../../../workers/messages.ts';
import type { Job } from './engine.ts';
import { WorkerEngine } from './workerEngine.ts';

const work: Work = { game: 'ataxx', options: {}, position: '', spec: 'random', seed: 1 };
const analysis = { best: 'a1' } as AnalysisReport;

/** An engine whose worker is played by the test. */
function bench() {
  const sent: SearchRequest[] = [];
  const opened: {
    answer: (answer: SearchResponse) => void;
    fail: (message: string) => void;
    closed: boolean;
  }[] = [];
  const engine = new WorkerEngine((answer, fail) => {
    const wire = { answer, fail, closed: false };
    opened.push(wire);
    return { send: (request) => sent.push(request), close: () => void (wire.closed = true) };
  });
  const heard: string[] = [];
  const job = (name: string, game = 'ataxx'): Job => ({
    work: { ...work, game },
    onAnalysis: () => heard.push(`${name} thinks`),
    onDone: (move) => heard.push(`${name} plays ${move}`),
    onError: (message) => heard.push(`${name} fails: ${message}`),
  });
  const hear = (answer: SearchResponse): void => opened.at(-1)!.answer(answer);
  const done = (id: number): void => hear({ type: 'done', id, move: 'a1', analysis });
  return { engine, sent, opened, heard, job, hear, done };
}

describe('an engine made of a worker', () => {
  it('starts its worker with the first job and goes through its states', () => {
    const { engine, sent, hear, done, heard, job } = bench();
    expect(engine.state.value).toBe('initial');
    engine.start(job('one'));
    expect(engine.state.value).toBe('loading');
    hear({ type: 'ready' });
    expect(engine.state.value).toBe('computing');
    expect(sent).toEqual([{ type: 'start', id: 1, ...work }]);
    hear({ type: 'analysis', id: 1, analysis });
    done(1);
    expect(engine.state.value).toBe('idle');
    expect(heard).toEqual(['one thinks', 'one plays a1']);
  });

  it('keeps only the latest of several new jobs as the next, and drops the running one unheard', () => {
    const { engine, sent, hear, done, heard, job } = bench();
    engine.start(job('one'));
    hear({ type: 'ready' });
    engine.start(job('two'));
    engine.start(job('three'));
    expect(sent.slice(1)).toEqual([{ type: 'stop', id: 1 }]);
    hear({ type: 'analysis', id: 1, analysis });
    done(1);
    done(2);
    expect(heard).toEqual(['three plays a1']);
  });

  it('hears the move of a job that is hurried, and nothing of one that is stopped', () => {
    const { engine, sent, hear, done, heard, job } = bench();
    engine.start(job('one'));
    hear({ type: 'ready' });
    engine.hurry();
    done(1);
    engine.start(job('two'));
    engine.stop();
    done(2);
    expect(sent.map(({ type }) => type)).toEqual(['start', 'stop', 'start', 'stop']);
    expect(heard).toEqual(['one plays a1']);
    expect(engine.state.value).toBe('idle');
  });

  it('passes on what the worker could not do, and continues', () => {
    const { engine, hear, done, heard, job } = bench();
    engine.start(job('one'));
    hear({ type: 'ready' });
    hear({ type: 'error', id: 1, message: 'unknown agent', hint: '' });
    engine.start(job('two'));
    done(2);
    expect(heard).toEqual(['one fails: unknown agent', 'two plays a1']);
  });

  it('is failed when its worker dies, and tries a new one with the next job', () => {
    const { engine, opened, hear, heard, job } = bench();
    engine.start(job('one'));
    opened[0]!.fail('gone');
    expect(engine.state.value).toBe('failed');
    engine.start(job('two'));
    hear({ type: 'ready' });
    expect(engine.state.value).toBe('computing');
    expect(heard).toEqual(['one fails: gone']);
  });

  it('gives each game its own worker', () => {
    const { engine, opened, hear, sent, job } = bench();
    engine.start(job('one'));
    hear({ type: 'ready' });
    engine.start(job('two', 'katarenga'));
    expect(opened.map(({ closed }) => closed)).toEqual([true, false]);
    opened[0]!.answer({ type: 'ready' });
    expect(engine.state.value).toBe('loading');
    hear({ type: 'ready' });
    expect(sent.at(-1)).toMatchObject({ game: 'katarenga', id: 2 });
  });
});
