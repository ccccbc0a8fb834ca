import type { PicturedRules } from '@vitrine/story-kit/rules';
import { kettle, pump } from '@vitrine/story-kit/samples';
import { Image } from '../Image/Image.js';
import { List, ListItem } from './List.js';

export const picture = (
  <List>
    <ListItem>Free returns</ListItem>
    <ListItem>Two years’ warranty</ListItem>
  </List>
);

export const rules: PicturedRules = {
  do: [
    'Use `as="ol"`',
    <List key="do" as="ol" marker="decimal">
      <ListItem>Turn the bar</ListItem>
      <ListItem>Fit the front wheel</ListItem>
      <ListItem>Check the brakes</ListItem>
    </List>,
  ],
  dont: [
    'Use it for products',
    <List key="dont" marker="disc">
      <ListItem>
        <Image src={pump} alt="" aspectRatio="3 / 1" />
      </ListItem>
      <ListItem>
        <Image src={kettle} alt="" aspectRatio="3 / 1" />
      </ListItem>
    </List>,
  ],
};
