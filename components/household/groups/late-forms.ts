import { latePart } from '@/components/ui/late-part';

export const AddPeopleForm = latePart(() => import('./add-people-form').then((part) => part.AddPeopleForm));
export const NewGroupForm = latePart(() => import('./new-group-form').then((part) => part.NewGroupForm));
export const RenameForm = latePart(() => import('./rename-form').then((part) => part.RenameForm));
