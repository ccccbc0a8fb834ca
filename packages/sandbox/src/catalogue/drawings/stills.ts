import { group, place, type Art } from './svg.js';
import { standing, type SceneOptions } from './scene.js';

export const shelf = (left: Art, right: Art, options: SceneOptions) =>
  standing(group(place(left, -250, 0, { scale: 0.6 }), place(right, 250, 0, { scale: 0.6 })), options);
export const outdoors = (art: Art, options: SceneOptions) => standing(art, options);
export const sizeChart = (art: Art, _measures: object) => standing(art, { panel: 1 });
