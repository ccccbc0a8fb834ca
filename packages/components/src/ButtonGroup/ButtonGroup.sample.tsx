'use client';
import { Button, ButtonGroup, Text } from '@vitrine/components';
import { useState } from 'react';

export function OrderActions() {
  const [chosen, setChosen] = useState('Nothing yet');
  return (
    <>
      <ButtonGroup aria-label="Order 1042" isAttached>
        <Button variant="outline" onPress={() => setChosen('Invoice')}>
          Invoice
        </Button>
        <Button variant="outline" onPress={() => setChosen('Return')}>
          Return
        </Button>
      </ButtonGroup>
      <Text>{chosen}</Text>
    </>
  );
}
