import { Button, Text } from '@vitrine/components';

export function Overriding() {
  return (
    <>
      <Button className="buy">Buy now</Button>
      <Button>Add to Cart</Button>
      <footer className="footer">
        <Button>Subscribe</Button>
        <Text style={{ letterSpacing: '0.1em' }}>Made to last</Text>
      </footer>
    </>
  );
}
