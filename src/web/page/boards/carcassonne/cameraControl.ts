/**
 * Moves the picture. It writes the view box itself, past the renderer: a drag or a glide redraws nothing but the picture.
 * What floats over the picture gets the same numbers as CSS variables, and moves along.
 */
import {
  type Box,
  type Camera,
  type Size,
  between,
  boxOf,
  fitTo,
  panned,
  revealing,
  zoomed,
} from './camera.ts';

/** Where nothing has a size, as in tests. */
const USUAL_SIZE: Size = { width: 600, height: 600 };
const GLIDE_MS = 220;
const STILL = '(prefers-reduced-motion: reduce)';

export class CameraControl {
  private svg: SVGSVGElement | undefined;
  private floating: HTMLElement | undefined;
  private size = USUAL_SIZE;
  private box: Box = { left: -50, top: -50, width: 100, height: 100 };
  private core = this.box;
  private camera: Camera = { x: 0, y: 0, scale: 1 };
  private isFitted = true;
  private frame = 0;
  private readonly onFitted: (isFitted: boolean) => void;

  constructor(onFitted: (isFitted: boolean) => void) {
    this.onFitted = onFitted;
  }

  attach(svg: SVGSVGElement): void {
    this.svg = svg;
    this.measure();
  }

  detach(): void {
    cancelAnimationFrame(this.frame);
    this.svg = undefined;
  }

  /** What floats over the picture and moves along: buttons beside a tile. */
  float(element: HTMLElement | null): void {
    this.floating = element ?? undefined;
    this.place();
  }

  /** The picture has a new size on the screen. */
  measure(): void {
    const { width = 0, height = 0 } = this.svg?.getBoundingClientRect() ?? {};
    this.size = width > 0 && height > 0 ? { width, height } : USUAL_SIZE;
    this.show(this.isFitted ? this.fitted() : this.camera);
  }

  private fitted(): Camera {
    // Buttons over the picture want room at its top; where they are hidden, nothing can be laid, and tiles are all.
    const buttons = this.svg?.parentElement?.querySelector<HTMLElement>('[data-strip]')?.offsetHeight ?? 0;
    return buttons > 0 ? fitTo(this.box, this.size, buttons + 12) : fitTo(this.core, this.size, 0);
  }

  /**
   * The landscape has grown or shrunk; a picture that shows all of it still does. The box holds all cells, the core only
   * those with tiles.
   */
  setBox(box: Box, core: Box): void {
    this.box = box;
    this.core = core;
    if (this.isFitted) this.glide(this.fitted());
  }

  fit(): void {
    this.setFitted(true);
    this.glide(this.fitted());
  }

  /** Around a point of the picture in pixels, or its middle. */
  zoom(factor: number, at?: { readonly x: number; readonly y: number }): void {
    const { width, height } = this.size;
    this.moveTo(zoomed(this.camera, this.size, factor, at?.x ?? width / 2, at?.y ?? height / 2));
  }

  pan(dx: number, dy: number): void {
    this.moveTo(panned(this.camera, dx, dy));
  }

  reveal(box: Box): void {
    const camera = revealing(this.camera, this.size, box);
    if (camera.x !== this.camera.x || camera.y !== this.camera.y) this.glide(camera);
  }

  private moveTo(camera: Camera): void {
    cancelAnimationFrame(this.frame);
    this.setFitted(false);
    this.show(camera);
  }

  private setFitted(isFitted: boolean): void {
    if (this.isFitted === isFitted) return;
    this.isFitted = isFitted;
    this.onFitted(isFitted);
  }

  private glide(to: Camera): void {
    cancelAnimationFrame(this.frame);
    const from = this.camera;
    if (!this.svg?.hasAttribute('viewBox') || matchMedia(STILL).matches) {
      this.show(to);
      return;
    }
    const began = performance.now();
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - began) / GLIDE_MS));
      this.show(between(from, to, t * (2 - t)));
      if (t < 1) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  private show(camera: Camera): void {
    this.camera = camera;
    const { left, top, width, height } = boxOf(camera, this.size);
    this.svg?.setAttribute('viewBox', `${left} ${top} ${width} ${height}`);
    this.place();
  }

  /** Tells what floats where the picture is; on itself, because a variable of the frame would restyle all of the picture. */
  private place(): void {
    const { left, top } = boxOf(this.camera, this.size);
    const style = this.floating?.style;
    style?.setProperty('--left', `${left}`);
    style?.setProperty('--top', `${top}`);
    style?.setProperty('--scale', `${this.camera.scale}`);
  }
}
