import { latePart } from '@/components/ui/late-part';

export const CamperForm = latePart(() => import('./camper-form').then((part) => part.CamperForm));
export const PetForm = latePart(() => import('./pet-form').then((part) => part.PetForm));
