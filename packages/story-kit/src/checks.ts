import type { Page } from 'playwright-core';
import { standardVisits, storyChecks, type ChecksConfig, type Look, type Visit } from '@vitrine/story-checks';
import { defaultFlavour } from '../../commerce/src/model/flavours.ts';
import { offerInput } from './input.ts';
import { pageSettings } from './pageSettings.ts';

interface Options {
  /** The URL of the catalogue. */
  url: string;
  /** The flavour on which the stories are played. They are also checked only on the default flavour, since looks do not depend on it. */
  platform: string;
  /** The file for the findings of `npm run a11y`, which visits all stories in all looks. */
  auditFile?: string;
}

const allVisits = standardVisits({ direction: 'rtl', brand: 'halyard' });

/** A story that only proves something has only the look that finds most, and the checks of its play and its markup. */
const proofVisits: Visit[] = [
  // Before the look changes: on a narrow screen the focused element may be hidden.
  { look: {}, checks: ['played', 'wiring', 'autofill'] },
  ...allVisits.filter(({ checks }) => checks.includes('accessibility')),
  { look: {}, checks: ['typing'] },
];

/** The looks of `npm run a11y`. */
const auditLooks: Look[] = ([320, 1280] as const).flatMap((width) =>
  ['northlane', 'halyard'].flatMap((brand) =>
    ['ltr', 'rtl'].flatMap((direction) =>
      (['light', 'dark'] as const).map((scheme) => ({ width, globals: { brand, direction }, scheme })),
    ),
  ),
);

/** Returns Vitrine's configuration of the checks. */
export const checksConfig = ({ url, platform, auditFile }: Options): ChecksConfig => ({
  url,
  toolbar: { platform },
  isPlayedOnly: platform !== defaultFlavour,
  globals: { brand: 'northlane', direction: 'ltr' },
  visits: ({ tags }) => (tags.includes('proof') && !auditFile ? proofVisits : allVisits),
  // A fading element may lose the focus.
  moving:
    /^(Overlays\/|Feedback\/(Alert|ToastRegion)|Navigation\/(H|Acc|Dis)|Media\/(Carousel|Zoom)|Forms\/(Select|ComboBox)|Sections\/(CartDrawer|AddTo|Header))/,
  page: pageSettings,
  // A customer's user name at the shop is their e-mail address. Axe accepts it, too.
  isException: (finding) =>
    /^accessibility-checker, .*: input_autocomplete_valid: (?=.*type="email").*autocomplete="username"/.test(finding),
  ...(auditFile && { audit: { file: auditFile, looks: auditLooks } }),
});

/** Returns the hooks of the test runner. Plays can use mouse, finger and keys: `input.ts`. */
export function checksOf(options: Options) {
  const { prepare, preVisit, ...hooks } = storyChecks(checksConfig(options));
  return {
    ...hooks,
    async preVisit(page: Page) {
      // A mouse that an earlier story has left there would hover over this one.
      await page.mouse.move(-10, -10);
      await preVisit(page);
    },
    async prepare({ page }: { page: Page }) {
      await prepare({ page });
      await offerInput(page);
    },
  };
}
