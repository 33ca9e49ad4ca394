export type Random = () => number;

/** A player that shuffles once and then walks its order, so that "previous" finds the song before. */
export class Playlist<Song> {
  private order: readonly Song[];
  private at = 0;

  constructor(
    private readonly songs: readonly Song[],
    random: Random = Math.random,
  ) {
    this.order = songs.slice().sort(() => random() - 0.5);
  }

  get upcoming(): readonly Song[] {
    return this.order.slice(this.at);
  }

  next(): Song {
    this.at = (this.at + 1) % this.order.length;
    return this.order[this.at];
  }

  previous(): Song {
    this.at = (this.at + this.order.length - 1) % this.order.length;
    return this.order[this.at];
  }

  /** Shuffles again in the middle of the party. */
  reshuffle(): void {
    const mixed = Array.from(this.songs);
    for (let i = 1; i < mixed.length; i++) {
      const j = Math.round(Math.random() * i);
      [mixed[i], mixed[j]] = [mixed[j], mixed[i]];
    }
    this.order = mixed;
    this.at = 0;
  }
}
