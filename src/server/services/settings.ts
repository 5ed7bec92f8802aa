import { exampleSettings, type Settings } from '~/schemas/settings';
import { db } from '~/server/db';
import { AppError } from '~/server/errors';
import { writeAudit } from './audit';
import type { Actor } from './records';

export type SettingKey = keyof Settings;

/** The settings as visitors see them: an example where nothing was saved. */
export async function readSettings(): Promise<Settings> {
  const rows = await db.siteSetting.findMany();
  const saved = Object.fromEntries(rows.map(({ key, value }) => [key, value]));
  const merged = { ...exampleSettings, ...saved };
  return { ...merged, retentionDays: Number(merged.retentionDays) };
}

/** The settings for their form, which of them are still examples, and when they last changed. */
export async function settingsForAdmin() {
  const rows = await db.siteSetting.findMany();
  const saved = new Set(rows.map(({ key }) => key));
  return {
    values: await readSettings(),
    examples: (Object.keys(exampleSettings) as SettingKey[]).filter((key) => !saved.has(key)),
    /** Of the newest change, in ms; 0 when nothing was saved. A save that names an older one is stale. */
    version: newest(rows),
  };
}

/**
 * Saves the settings that differ from what is shown now, so that an untouched example stays marked as one.
 * @param expected the `version` the form was filled from
 * @throws CONFLICT when somebody else saved meanwhile
 */
export async function saveSettings(values: Settings, actor: Actor, expected?: number) {
  await db.$transaction(async (tx) => {
    const rows = await tx.siteSetting.findMany();
    if (expected !== undefined && newest(rows) !== expected) {
      throw new AppError('CONFLICT', 'Pengaturan sudah diubah orang lain sejak Anda membukanya');
    }
    const saved = new Map(rows.map(({ key, value }) => [key, value]));
    const changed = (Object.keys(exampleSettings) as SettingKey[]).filter(
      (key) => String(values[key]) !== (saved.get(key) ?? String(exampleSettings[key])),
    );
    for (const key of changed) {
      const value = String(values[key]);
      await tx.siteSetting.upsert({ where: { key }, create: { key, value }, update: { value } });
    }
    if (changed.length) await writeAudit(tx, actor, { action: 'update', entity: 'settings', title: changed.join(', '), count: changed.length });
  });
  return settingsForAdmin();
}

function newest(rows: { updatedAt: Date }[]): number {
  return Math.max(0, ...rows.map(({ updatedAt }) => updatedAt.getTime()));
}
