import dayjs from 'dayjs';
import 'dayjs/locale/id';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** All dates of the site are Bandung's. WIB has no daylight saving time. */
export const timeZone = 'Asia/Jakarta';
const wibOffset = '+07:00';

const isoDate = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::\d{2}(?:\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** The instant that sorts a row last when its date is no date. */
export const noInstant = new Date(0);

/** Whether `text` is an ISO date that exists (2026-02-30 does not), alone or with a time. */
export function isIsoDate(text: string): boolean {
  return parts(text) !== null;
}

/** The calendar day `YYYY-MM-DD` in WIB that an ISO date text falls on; null when it is no date. */
export function dayOf(text: string): string | null {
  const found = parts(text);
  if (!found) return null;
  return found.time ? dayInWib(instantOf(found)) : found.day;
}

/**
 * Until when a date lasts (C130): a date without a time is that whole day in WIB, one with a time is that instant (WIB unless it says otherwise).
 * @returns `noInstant` when the text is no date.
 */
export function lastsUntil(text: string): Date {
  const found = parts(text);
  if (!found) return noInstant;
  return found.time ? instantOf(found) : new Date(Date.parse(`${found.day}T00:00:00${wibOffset}`) + 86_400_000 - 1);
}

/** The calendar day `YYYY-MM-DD` in WIB of an instant. */
export function dayInWib(instant: Date): string {
  return dayjs(instant).tz(timeZone).format('YYYY-MM-DD');
}

/** An ISO date text shown as `dd MMM yyyy` (C067); a text that is no date is shown as it is. */
export function formatEventDate(text: string, locale: 'id' | 'en' = 'id'): string {
  const day = dayOf(text);
  return day ? dayjs(day).locale(locale).format('DD MMM YYYY') : text;
}

/** An ISO date text shown as `dd MMMM yyyy` (C081); null when it is no date. */
export function formatNewsDate(text: string, locale: 'id' | 'en' = 'id'): string | null {
  const day = dayOf(text);
  return day ? dayjs(day).locale(locale).format('DD MMMM YYYY') : null;
}

/** An instant shown in WIB as `05 Agustus 2026 14.30`. */
export function formatInstant(instant: Date): string {
  return dayjs(instant).tz(timeZone).locale('id').format('DD MMMM YYYY HH.mm');
}

function parts(text: string): { day: string; time?: string; zone?: string } | null {
  const match = isoDate.exec(text);
  if (!match?.[1]) return null;
  const [, day, time, zone] = match;
  const midnight = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day) && Number(day.slice(0, 4)) >= 1900;
  const found = { day, time, zone };
  return exists && (!time || !Number.isNaN(instantOf(found).getTime())) ? found : null;
}

function instantOf({ day, time, zone }: { day: string; time?: string; zone?: string }): Date {
  return new Date(`${day}T${time}:00${zone ?? wibOffset}`);
}
