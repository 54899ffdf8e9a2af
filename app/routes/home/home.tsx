export default function Home() {
  return <main>Trouvaille</main>;
}
