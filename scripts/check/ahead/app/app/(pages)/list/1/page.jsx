import { List } from '../List';

export default function Page() {
  return <List id="1" />;
}
