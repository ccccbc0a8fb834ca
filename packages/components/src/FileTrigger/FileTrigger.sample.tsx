'use client';
import { FileTrigger, Text } from '@vitrine/components';
import { useState } from 'react';

export function Photos() {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <>
      <FileTrigger acceptedFileTypes={['image/*']} allowsMultiple onSelect={setFiles}>
        Choose photos
      </FileTrigger>
      <Text>{files.map(({ name }) => name).join(', ') || 'None chosen'}</Text>
    </>
  );
}
