import { latePart } from '@/components/ui/late-part';

export const CarForm = latePart(() => import('./car-form').then((part) => part.CarForm));
export const TrailerForm = latePart(() => import('./trailer-form').then((part) => part.TrailerForm));
export const BoatForm = latePart(() => import('./boat-form').then((part) => part.BoatForm));
