import { TagGroup, type TagGroupProps } from '../TagGroup/TagGroup.js';

/** The chosen options below the field. It is a module of its own, which only a combo box with several choices loads. */
export const ChosenTags = (props: TagGroupProps) => <TagGroup {...props} />;
