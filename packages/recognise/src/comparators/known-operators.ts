// What operators give for operands that are equal, and for those whose values are known.

export function getValueOfEquals(operator: string): number | boolean | undefined {
  switch (operator) {
    case "-":
      return 0;
    case "===":
    case "==":
    case "<=":
    case ">=":
      return true;
    case "!==":
    case "!=":
    case "<":
    case ">":
      return false;
    default:
      return undefined;
  }
}

export function compute(
  operator: string,
  left: number | boolean,
  right: number | boolean,
): number | boolean | undefined {
  const [a, b] = [Number(left), Number(right)];
  switch (operator) {
    case "-":
      return a - b;
    case "+":
      return a + b;
    case "===":
    case "==":
      return a === b;
    case "!==":
    case "!=":
      return a !== b;
    case "<":
      return a < b;
    case "<=":
      return a <= b;
    case ">":
      return a > b;
    case ">=":
      return a >= b;
    default:
      return undefined;
  }
}
