import * as v from 'valibot';
import { menuItem, text } from '../shapes.js';

export const document = /* GraphQL */ `
  query menu($handle: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    shop {
      primaryDomain {
        host
      }
    }
    menu(handle: $handle) {
      items {
        ...menuItemFields
        items {
          ...menuItemFields
        }
      }
    }
  }
  fragment menuItemFields on MenuItem {
    title
    type
    url
  }
`;

export const answer = v.object({
  shop: v.object({ primaryDomain: v.object({ host: text }) }),
  menu: v.nullable(v.object({ items: v.array(v.object({ ...menuItem, items: v.array(v.object(menuItem)) })) })),
});
