/** Gives a picture its camera: it shows all of the landscape until somebody moves it. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Box } from './camera.ts';
import { CameraControl } from './cameraControl.ts';
import { listenToGestures } from './gestures.ts';

interface CameraState {
  readonly control: CameraControl;
  readonly isFitted: boolean;
}

/**
 * @param box all cells, and `core` those with tiles: objects that change when they do
 * @param onTurn a wheel step over something that turns; says whether it was used
 */
export function useCamera(
  svg: RefObject<SVGSVGElement | null>,
  box: Box,
  core: Box,
  onTurn: (over: Element, direction: 1 | -1) => boolean,
): CameraState {
  const [isFitted, setFitted] = useState(true);
  const [control] = useState(() => new CameraControl(setFitted));
  const turn = useRef(onTurn);
  turn.current = onTurn;

  useLayoutEffect(() => {
    const picture = svg.current;
    if (!picture) return;
    control.attach(picture);
    const observer = new ResizeObserver(() => control.measure());
    observer.observe(picture);
    return () => {
      observer.disconnect();
      control.detach();
    };
  }, [svg, control]);

  useEffect(() => {
    if (!svg.current) return;
    return listenToGestures(svg.current, {
      control,
      onTurn: (over, direction) => turn.current(over, direction),
    });
  }, [svg, control]);

  useLayoutEffect(() => control.setBox(box, core), [control, box, core]);

  return { control, isFitted };
}
