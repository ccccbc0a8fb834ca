'use client';
import { DropZone, List, ListItem } from '@vitrine/components';
import { useState } from 'react';

export function Photos() {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <>
      <DropZone
        label="Photos of the damage"
        acceptedFileTypes={['image/*']}
        maxFileSize={5_000_000}
        allowsMultiple
        onSelect={setFiles}
      />
      <List>
        {files.map(({ name }) => (
          <ListItem key={name}>{name}</ListItem>
        ))}
      </List>
    </>
  );
}
