import { clockShift, shiftDate } from './clock';

shiftDate(clockShift);
