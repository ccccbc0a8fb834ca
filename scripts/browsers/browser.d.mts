/** Finds a Chromium for the tests, or installs one: the environment that the test tools take their browser from. */
export function browser(): Promise<{ CHROMIUM_PATH: string; CHROMIUM_ARGS: string }>;
