/** The table as a picture, from the meadow up to what is about to be laid. */
import type { JSX, RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { CarcassonneView, HoleView } from '../../../worker/games/carcassonne/view.ts';
import type { Aim } from './Info.tsx';
import { Cells } from './Cells.tsx';
import { type Compass, centreOf, moveTo } from './compass.ts';
import { boardLabel } from './labels.ts';
import { Meadows, Scenery } from './Landscape.tsx';
import { Ghost, HoleMarks, LastMarks, Meeples } from './Marks.tsx';
import type { StepMark } from './searchMarks.ts';
import { Spots } from './Spots.tsx';
import { FarmTints, FarmWorths, Highlight } from './Tints.tsx';

/** A tile that is shown where it might lie. */
export interface Preview {
  readonly hole: HoleView;
  readonly turn: number;
  readonly isHeld: boolean;
}

interface PictureProps {
  readonly svg: RefObject<SVGSVGElement | null>;
  readonly view: CarcassonneView;
  readonly compass: Compass;
  readonly node: number;
  readonly isNext: boolean;
  /** May the person decide here, now? */
  readonly isOpen: boolean;
  readonly isFitted: boolean;
  readonly showsFarms: boolean;
  readonly aim: Aim | undefined;
  readonly held: string | undefined;
  readonly previews: readonly Preview[];
  readonly marks: ReadonlyMap<string, StepMark>;
  readonly tabStop: string;
  onFocus(cell: string): void;
  onAim(aim: Aim | undefined): void;
  onPress(aim: Aim): void;
  onChoose(step: string): void;
}

/** What is under the pointer. */
function aimAt(event: Event): Aim | undefined {
  const target = event.target instanceof Element ? event.target : undefined;
  const feature = target?.closest<SVGElement>('[data-feature]')?.dataset['feature'];
  if (feature !== undefined) return { kind: 'feature', feature: Number(feature) };
  const cell = target?.closest<SVGElement>('[data-step]')?.dataset['step'];
  return cell === undefined ? undefined : { kind: 'hole', cell };
}

export function Picture(props: PictureProps): JSX.Element {
  const { svg, view, compass, node, isNext, isOpen, held, tabStop, aim, marks, onFocus } = props;
  const { tiles, types } = view;
  const arrival = isNext && view.last?.kind === 'lay' ? node : null;
  // What does not change while the pointer moves is not drawn again.
  const meadows = useMemo(
    () => <Meadows {...{ tiles, types, compass, arrival }} />,
    [tiles, types, compass, arrival],
  );
  const scenery = useMemo(
    () => <Scenery {...{ tiles, types, compass, arrival }} />,
    [tiles, types, compass, arrival],
  );
  const mayLay = isOpen && view.phase === 'place';
  const cells = useMemo(
    () => <Cells {...{ view, compass, held, tabStop, onFocus }} isOpen={mayLay} />,
    [view, compass, mayLay, held, tabStop, onFocus],
  );
  const feature = aim?.kind === 'feature' ? view.features[aim.feature] : undefined;
  const highlight = aim?.kind === 'feature' && feature && (
    <Highlight {...{ view, compass }} feature={aim.feature} />
  );
  const isField = feature?.kind === 'field';
  return (
    <svg
      ref={svg}
      class={props.isFitted ? 'board carc-picture carc-picture-fitted' : 'board carc-picture'}
      role="grid"
      aria-label={boardLabel(view)}
      onPointerMove={(event) => {
        if (event.pointerType === 'mouse') props.onAim(aimAt(event));
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') props.onAim(undefined);
      }}
      onClick={(event) => {
        const pressed = aimAt(event);
        if (pressed) props.onPress(pressed);
        else props.onAim(undefined);
      }}
    >
      {meadows}
      {props.showsFarms && <FarmTints {...{ view, compass }} />}
      {isField && highlight}
      {scenery}
      {!isField && highlight}
      {cells}
      <HoleMarks {...{ view, compass, marks }} />
      {props.previews.map((preview) => (
        <Ghost key={preview.hole.cell} {...{ view, compass }} {...preview} />
      ))}
      <LastMarks {...{ view, compass, node, isNext }} />
      <Meeples {...{ view, compass, node, isNext }} />
      {props.showsFarms && <FarmWorths {...{ view, compass }} />}
      {isOpen && view.phase === 'claim' && (
        <g transform={moveTo(centreOf(compass, tiles.at(-1)!))}>
          <Spots {...{ view, compass, marks }} onChoose={props.onChoose} />
        </g>
      )}
    </svg>
  );
}
