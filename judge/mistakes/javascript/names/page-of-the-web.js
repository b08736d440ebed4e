document.getElementById('result').textContent = 5
