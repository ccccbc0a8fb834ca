import { Meter } from '@vitrine/components';

export const Stock = () => <Meter label="In stock" value={3} maxValue={12} valueLabel="Only 3 left" />;
