'use client';
import { TextArea } from '@vitrine/components';
import { useState } from 'react';

export function Message() {
  const [text, setText] = useState('');
  return <TextArea label="Message" isCounted maxLength={200} rows={4} value={text} onChange={setText} />;
}
