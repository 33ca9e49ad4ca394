// The page's settings as its state: from what was kept or the data to what is kept.
import { useCallback, useEffect, useRef, useState, type Dispatch, type StateUpdater } from "preact/hooks";
import type { PageData } from "../page-data.ts";
import type { Host } from "./host.ts";
import { getStartSettings, keepSettings, type Settings } from "./settings.ts";

type UsedSettings = readonly [
  settings: Settings,
  setSettings: Dispatch<StateUpdater<Settings>>,
  change: (changed: Partial<Settings>) => void,
];

export function useSettings(data: PageData, host: Host): UsedSettings {
  const [settings, setSettings] = useState<Settings>(() => getStartSettings(host.load(), data));
  useEffect(() => {
    host.keep(keepSettings(settings, data, host.listens));
  }, [settings, data, host]);
  // A host shows the same code after its fix, or as it was before.
  const { isFixed = false } = data.settings ?? {};
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) setSettings((before) => ({ ...before, isFixed }));
    isFirst.current = false;
  }, [isFixed]);
  const change = useCallback((changed: Partial<Settings>) => {
    setSettings((before) => ({ ...before, ...changed }));
  }, []);
  return [settings, setSettings, change];
}
