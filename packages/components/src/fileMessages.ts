/** The texts of `DropZone`, which alone has them in its script: the other texts are in every page's. */
export const fileMessages = {
  /** The button of a drop zone, and the other ways, shown beside it for a mouse. */
  chooseFile: 'Choose a file',
  chooseFiles: 'Choose files',
  dropFile: 'or drop or paste it here',
  dropFiles: 'or drop or paste them here',
  /** What it takes: '.pdf' is 'PDF', 'image/*' has a word of its own. */
  fileTypes: 'Accepted: {types}.',
  fileSize: 'At most {size} per file.',
  images: 'images',
  videos: 'videos',
  sounds: 'audio',
  /** Announced after files were added. */
  filesAdded: 'Added: {names}',
  /** Why a file was not added. */
  fileWrongType: '{name} was not added. Accepted: {types}',
  fileTooLarge: '{name} was not added: it is larger than {size}',
  fileTooMany: '{name} was not added: only one file is possible',
  fileIsFolder: '{name} was not added: it is a folder',
  noFile: 'Nothing was added: there was no file',
};

export type FileMessages = { [Name in keyof typeof fileMessages]: string };
