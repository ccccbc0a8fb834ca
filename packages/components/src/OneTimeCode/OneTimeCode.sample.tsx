'use client';
import { OneTimeCode, Text } from '@vitrine/components';
import { useState } from 'react';

export function Confirm() {
  const [code, setCode] = useState('');
  return (
    <>
      <OneTimeCode label="Code" description="We sent 6 digits to your phone" onComplete={setCode} />
      {code && <Text>{`We check ${code}`}</Text>}
    </>
  );
}
