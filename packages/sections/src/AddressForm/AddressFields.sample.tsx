'use client';
import { countries } from '@vitrine/commerce';
import { Button, Form, Text } from '@vitrine/components';
import { AddressFields } from '@vitrine/sections';
import { useState } from 'react';

/** A form of your own with the fields of an address. */
export function DeliveryForm() {
  const [city, setCity] = useState('');
  return (
    <Form onSubmit={(data) => setCity(String(data.get('city')))}>
      <AddressFields mode="compact" countries={countries('en-US')} />
      <Button type="submit">Deliver here</Button>
      {city && <Text>{`We deliver to ${city}`}</Text>}
    </Form>
  );
}
