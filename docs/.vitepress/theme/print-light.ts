// Paper is light: a page that is read in dark is printed as it looks in light.

/** Takes the dark away while the browser prints. */
export function printLight(): void {
  const { classList } = document.documentElement;
  let wasDark = false;
  addEventListener("beforeprint", () => {
    wasDark = classList.contains("dark");
    classList.remove("dark");
  });
  addEventListener("afterprint", () => {
    if (wasDark) classList.add("dark");
  });
}
