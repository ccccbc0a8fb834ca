import { expect, type APIRequestContext } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';

/** The recommended rules of html-validate, without those that React or the shop contradicts for a reason. */
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended'],
    elements: [
      'html5',
      {
        // React writes an empty action for a form that a server action answers. Browsers send it to the page's own URL.
        form: { attributes: { action: {} } },
        // Without script, the account of a signed-out visitor shows spec §2's message for a second before the login.
        meta: { flow: true },
      },
    ],
    rules: {
      'meta-refresh': 'off',
      // React's way to write HTML.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // React's ids begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // Each choice of a filter is a checkbox of the same name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
      // The platform's colours, and the shape of a picture before it has loaded.
      'no-inline-style': ['error', { allowedProperties: ['aspect-ratio', 'background'] }],
      // Safari takes the role from a list without bullets.
      'no-redundant-role': 'off',
      // A page has the menu of wide and the one of narrow screens, with the same name. One of them is displayed.
      'unique-landmark': 'off',
      // Holds while a password is shown as text.
      'input-attributes': 'off',
      // The merchant writes a product's name, and a customer the telephone number.
      'long-title': 'off',
      'tel-non-breaking': 'off',
    },
  }),
);

/** Expects that html-validate finds no error in these pages, as the server sends them. */
export async function expectValidPages(request: APIRequestContext, paths: readonly string[]) {
  for (const path of paths) {
    const { results } = await validator.validateString(await (await request.get(path)).text(), path);
    const errors = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(errors, path).toEqual([]);
  }
}
