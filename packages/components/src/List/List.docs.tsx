import type { ComponentDocs } from '@vitrine/story-kit/docs';
import { kettle, pump } from '@vitrine/story-kit/samples';
import { Image } from '../Image/Image.js';
import { List, ListItem } from './List.js';

export default {
  purpose: 'Items of running text, with bullets, numbers or icons.',
  use: 'Use it for items of text, such as the steps of an instruction or the features of a product.',
  avoid: 'For products or cards in rows, use a `Grid` or an `HStack` with `as="ul"`.',
  behavior: ['It renders on the server and adds no script.'],
  keys: [],
  announced: 'A screen reader announces “list, 3 items”, also without visible bullets.',
  dos: [
    {
      text: 'Use `as="ol"` if the order matters.',
      picture: (
        <List as="ol" marker="decimal">
          <ListItem>Turn the bar</ListItem>
          <ListItem>Fit the front wheel</ListItem>
          <ListItem>Check the brakes</ListItem>
        </List>
      ),
    },
  ],
  donts: [
    {
      text: 'Use it for products or cards in rows.',
      picture: (
        <List marker="disc">
          <ListItem>
            <Image src={pump} alt="" aspectRatio="3 / 1" />
          </ListItem>
          <ListItem>
            <Image src={kettle} alt="" aspectRatio="3 / 1" />
          </ListItem>
        </List>
      ),
    },
  ],
  related: ['Grid', 'HStack', 'RichText'],
  picture: (
    <List>
      <ListItem>Free returns</ListItem>
      <ListItem>Two years’ warranty</ListItem>
    </List>
  ),
} satisfies ComponentDocs;
