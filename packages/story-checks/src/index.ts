export { check } from './run.ts';
export type { CheckName, Story } from './page/story.ts';
export type { ChecksConfig, Globals, Look, PageSettings, Visit } from './types.ts';
export { storyChecks } from './visit.ts';
export { standardVisits } from './visits.ts';
