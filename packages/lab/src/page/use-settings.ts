// The page's settings as its state: from what was kept or the data to what is kept.
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { PageData } from "../page-data.ts";
import type { Host } from "./host.ts";
import { findChoice, tellFragment } from "./finding-address.ts";
import { choose, getStartSettings, keepSettings, type Choice, type Settings } from "./settings.ts";

type UsedSettings = readonly [
  settings: Settings,
  goTo: (choice: Choice) => void,
  change: (changed: Partial<Settings>) => void,
];

export function useSettings(data: PageData, host: Host): UsedSettings {
  const [settings, setSettings] = useState<Settings>(() => goToNamed(getStartSettings(host.load(), data), data, host));
  useEffect(
    () =>
      host.onFragment(() => {
        setSettings((before) => goToNamed(before, data, host));
      }),
    [data, host],
  );
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
  const goTo = useCallback(
    (choice: Choice) => {
      setSettings((before) => choose(choice, data, before));
      host.setFragment(tellFragment(choice, data));
    },
    [data, host],
  );
  return [settings, goTo, change];
}

/** Returns the settings of the finding that the page's address names; those of before where it names none, or the one that is shown. */
function goToNamed(settings: Settings, data: PageData, host: Host): Settings {
  const named = findChoice(host.getFragment(), data);
  return named === undefined || JSON.stringify(named) === JSON.stringify(settings.choice)
    ? settings
    : choose(named, data, settings);
}
