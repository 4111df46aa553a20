import type { Flight } from '../game';
export const flights = (): Flight[] => [];
