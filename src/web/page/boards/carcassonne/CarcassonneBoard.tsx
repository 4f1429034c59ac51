/**
 * The Carcassonne board. A press on a cell shows the tile there; it is turned by pressing again, wheel, R or the buttons
 * beside it, through the turns that fit, and laid by the tick. Then the pieces of the tile can be claimed.
 */
import type { JSX } from 'preact';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import type { CarcassonneView, HoleView } from '../../../worker/games/carcassonne/view.ts';
import type { BoardProps } from '../board.ts';
import { type Compass, boxAround, centreOf } from './compass.ts';
import { Controls, Tools } from './Controls.tsx';
import { Hand } from './Hand.tsx';
import { type Aim, Info } from './Info.tsx';
import { neighbourBy } from './neighbours.ts';
import { RemainingTiles, ScoreTable } from './Panels.tsx';
import { Picture, type Preview } from './Picture.tsx';
import { marksByStep } from './searchMarks.ts';
import { turnStep } from './steps.ts';
import { fittingTurn, turnedOn } from './turns.ts';
import { useAtNode } from './useAtNode.ts';
import { useCamera } from './useCamera.ts';
import { useKeys } from './useKeys.ts';
import './tiles.css';
import './picture.css';
import './meeples.css';
import './side.css';
// Last, because it arranges the others by the room there is.
import './carcassonne.css';

const TURNS = [0, 1, 2, 3];

function sameAim(a: Aim | undefined, b: Aim | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

export function CarcassonneBoard(props: BoardProps<CarcassonneView>): JSX.Element {
  const { view, node, isNext, choice, isFlipped, onChoose, onCancel } = props;
  const root = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const compass = useMemo<Compass>(() => ({ isFlipped }), [isFlipped]);
  const marks = useMemo(() => marksByStep(props.marks), [props.marks]);
  const [aim, setAim] = useAtNode<Aim | undefined>(node, undefined);
  const [wanted, setWanted] = useAtNode(node, 0);
  const [showsFarms, setShowsFarms] = useState(false);
  const [focused, setFocused] = useState('');

  const mayLay = choice.isOpen && view.phase === 'place';
  const holeAt = (cell: string | undefined): HoleView | undefined =>
    view.holes.find((hole) => hole.cell === cell);
  const held = mayLay ? holeAt(choice.made[0]) : undefined;
  const aimed = mayLay && aim?.kind === 'hole' ? holeAt(aim.cell) : undefined;
  /** The cell whose tile is turned by wheel and key. */
  const turning = aimed && aimed.turns.length > 0 ? aimed : held;

  const cells = [...view.tiles, ...view.holes];
  const start = mayLay ? view.holes.find(({ turns }) => turns.length > 0) : undefined;
  const at = cells.find(({ cell }) => cell === focused) ?? start ?? view.tiles.at(-1)!;

  /** On a cell, or in hand while none is pointed at. */
  const turn = (direction: 1 | -1, hole = turning): boolean => {
    const turns = hole
      ? hole.turns
      : TURNS.filter((each) => view.holes.some(({ turns }) => turns.includes(each)));
    if (!mayLay || turns.length === 0) return false;
    setWanted(turnedOn(turns, fittingTurn(turns, wanted), direction));
    return true;
  };
  const confirm = (): boolean => {
    if (!held) return false;
    onChoose(turnStep(fittingTurn(held.turns, wanted)));
    return true;
  };
  const press = (pressed: Aim): void => {
    setAim(pressed);
    if (pressed.kind === 'feature' || !choice.isOpen) return;
    if (held?.cell === pressed.cell) turn(1, held);
    else onChoose(pressed.cell);
  };

  const box = useMemo(() => boxAround(compass, [...view.tiles, ...view.holes]), [compass, view]);
  const core = useMemo(() => boxAround(compass, view.tiles), [compass, view]);
  const { control, isFitted } = useCamera(svg, box, core, (over, direction) => {
    const cell = over.closest<SVGElement>('[data-turnable]')?.dataset['cell'];
    return cell !== undefined && turn(direction, holeAt(cell));
  });

  /** What there is to say of a cell: of a tile its first feature, or the one after that which was spoken of. */
  const aimOf = (cell: (typeof cells)[number], spoken = -1): Aim => {
    if (!('features' in cell)) return { kind: 'hole', cell: cell.cell };
    const features = [...new Set(cell.features)];
    return { kind: 'feature', feature: features[(features.indexOf(spoken) + 1) % features.length]! };
  };
  const focusOn = (cell: string): void => {
    svg.current?.querySelector<SVGGElement>(`[data-cell="${cell}"]`)?.focus();
  };
  const keys = useKeys(root, node, {
    turn,
    confirm,
    cancel: () => {
      if (choice.made.length > 0) onCancel();
      return choice.made.length > 0;
    },
    move: (from, key) => {
      const here = cells.find(({ cell }) => cell === from);
      const to = here && neighbourBy(key, here, cells, isFlipped);
      if (!to) return false;
      setAim(aimOf(to));
      focusOn(to.cell);
      control.reveal(boxAround(compass, [to]));
      return true;
    },
    press: (name) => {
      const here = cells.find(({ cell }) => cell === name);
      if (!here || (held === here && confirm())) return;
      press(aimOf(here, aim?.kind === 'feature' ? aim.feature : undefined));
    },
    focus: () => focusOn(at.cell),
  });

  const spoken = aim ?? (held && { kind: 'hole', cell: held.cell });
  const onFloat = useCallback((element: HTMLElement | null) => control.float(element), [control]);
  const onFocus = useCallback((cell: string) => setFocused(cell), []);
  const previews = [held, aimed].flatMap<Preview>((hole, i, all) =>
    hole && hole.turns.length > 0 && all.indexOf(hole) === i
      ? [{ hole, turn: fittingTurn(hole.turns, wanted), isHeld: hole === held }]
      : [],
  );

  return (
    <div ref={root} class="carc" {...keys}>
      <div class="carc-layout">
        <div class="carc-frame">
          <Picture
            {...{
              svg,
              view,
              compass,
              node,
              isNext,
              isFitted,
              showsFarms,
              aim,
              previews,
              marks,
              onFocus,
              onChoose,
            }}
            isOpen={choice.isOpen}
            held={held?.cell}
            tabStop={at.cell}
            onAim={(next) => {
              if (!sameAim(aim, next)) setAim(next);
            }}
            onPress={press}
          />
          {held && (
            <Controls
              at={centreOf(compass, held)}
              onFloat={onFloat}
              onTurn={(direction) => turn(direction, held)}
              onConfirm={confirm}
              onCancel={onCancel}
            />
          )}
          <Tools
            {...{ isFitted, showsFarms }}
            onZoom={(factor) => control.zoom(factor)}
            onFit={() => control.fit()}
            onFarms={() => setShowsFarms(!showsFarms)}
          />
        </div>
        <div class="carc-side">
          <Hand
            {...{ view, compass, choice, marks, held, node, isNext, onChoose }}
            turn={turning ? fittingTurn(turning.turns, wanted) : wanted}
            onTurnTo={setWanted}
          />
          <Info view={view} aim={spoken} isHeld={spoken?.kind === 'hole' && spoken.cell === held?.cell} />
        </div>
        <div class="carc-more">
          <ScoreTable view={view} />
          {view.left + view.discards.length > 0 && <RemainingTiles view={view} />}
        </div>
      </div>
    </div>
  );
}
