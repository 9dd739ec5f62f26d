import { PrintButton } from '@/components/ui/print-button';

export const PrintList = ({ className }: { className?: string }) => (
  <PrintButton className={className}>Print the list</PrintButton>
);
